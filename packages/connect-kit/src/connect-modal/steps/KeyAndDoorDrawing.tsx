'use client'

/** Which corner of its tile a quarter disc fills, by column and row; a point is an empty tile. */
const ground = ['01231.0..', '.........', '0.......0', '120300...', '032113..0']

const corners: readonly string[] = [
  'h48a48 48 0 0 1-48 48z',
  'm48 0v48a48 48 0 0 1-48-48z',
  'm48 48h-48a48 48 0 0 1 48-48z',
  'm0 48v-48a48 48 0 0 1 48 48z',
]

const door = 'M336 96V48a48 48 0 0 1 48 48zM336 96h48v144h-48z'

/** What is drawn of the key and the door: it moves once, as it comes, and then stands still. */
export function KeyAndDoorDrawing() {
  return (
    <svg viewBox="0 0 432 240" preserveAspectRatio="xMidYMid slice">
      {ground.flatMap((row, y) =>
        [...row].map((corner, x) => {
          const shape = corners[Number(corner)]
          return shape === undefined ? null : (
            <path
              key={`${x} ${y}`}
              data-tone="faint"
              data-turn={(x + y) % 3}
              d={`M${x * 48} ${y * 48}${shape}`}
            />
          )
        }),
      )}
      <g className="ck-hero-key">
        <path d="M141.5 84H264v24H141.5zM228 108h24a24 24 0 0 1-24 24z" />
        <path data-tone="middle" d="M216 108v24a24 24 0 0 1-24-24z" />
        <g className="ck-hero-bow">
          {[0, 90, 180, 270].map((turn) => (
            <path
              key={turn}
              data-tone={turn % 180 === 0 ? undefined : 'middle'}
              transform={`rotate(${turn} 96 96)`}
              d="M96 48v30a18 18 0 0 0-18 18H48a48 48 0 0 1 48-48z"
            />
          ))}
        </g>
      </g>
      <path d="M336 96h-48a48 48 0 0 1 48-48zM288 96h48v144h-48z" />
      <path d={door} />
      <g className="ck-hero-leaf">
        <path data-tone="hole" d={door} />
        <path data-tone="middle" d={door} />
      </g>
      <path
        data-tone="hole"
        d="M324 132a12 12 0 1 1 24 0 12 12 0 0 1-6 10.4V168h-12v-25.6a12 12 0 0 1-6-10.4z"
      />
    </svg>
  )
}
