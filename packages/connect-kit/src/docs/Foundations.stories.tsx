import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { loadMark, markIds } from '@ghost-pay/wallet-marks'
import { markPackage, markSources } from '@ghost-pay/wallet-marks/sources'

import manifest from '../../package.json' with { type: 'json' }
import { copy } from '../copy.ts'
import { FactTable } from '../testing/page/FactTable.tsx'
import { Page } from '../testing/page/Page.tsx'
import { accents } from '../theme/createTheme.ts'
import { contrast, parseHexColor } from '../theme/hexColor.ts'
import { darkTheme, lightTheme, midnightTheme, type Theme } from '../theme/themes.ts'
import { motionOf } from '../ui/motion.ts'

type Args = { title: string; lead: string; children: ReactNode }

const meta = {
  title: 'Foundations',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: (args) => <Page {...args} />,
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const themes = { Light: lightTheme, Dark: darkTheme, Midnight: midnightTheme }

/** Every pair of colours that carries words, with its contrast worked out from the theme itself. */
export const Colour: Story = {
  args: {
    title: 'Colour',
    lead: 'One accent, for what can be pressed or is chosen. Everything else is ink on quiet ground. 4.5 : 1 is the least that words may have.',
    children: (
      <>
        {Object.entries(themes).map(([name, theme]) => (
          <section key={name}>
            <h2>{name}</h2>
            <ul className="page-grid">
              {pairsOf(theme).map((pair) => (
                <Pair key={pair.name} {...pair} />
              ))}
            </ul>
          </section>
        ))}
        <h2>Accents</h2>
        <ul className="page-grid">
          {Object.entries(accents).flatMap(([name, { light, dark }]) => [
            <Pair key={`${name} light`} name={`${name}, on light`} ink={light} ground="#ffffff" />,
            <Pair
              key={`${name} dark`}
              name={`${name}, on dark`}
              ink={dark}
              ground={darkTheme.color.surface}
            />,
          ])}
        </ul>
      </>
    ),
  },
}

type PairProps = { name: string; ink: string; ground: string }

function pairsOf({ color }: Theme): PairProps[] {
  const { surface, surfaceLow } = color
  return [
    { name: 'text on surface', ink: color.text, ground: surface },
    { name: 'textSecondary on surface', ink: color.textSecondary, ground: surface },
    { name: 'textSecondary on surfaceLow', ink: color.textSecondary, ground: surfaceLow },
    { name: 'accentText on accent', ink: color.accentText, ground: color.accent },
    { name: 'done on surface', ink: color.done, ground: surface },
    { name: 'warning on surface', ink: color.warning, ground: surface },
    { name: 'error on surface', ink: color.error, ground: surface },
  ]
}

function Pair({ name, ink, ground }: PairProps) {
  const ratio = contrast(parseHexColor(ink, 'ink'), parseHexColor(ground, 'ground'))
  return (
    <li>
      <div className="page-swatch" style={{ color: ink, backgroundColor: ground }}>
        {ratio.toFixed(1)} : 1
      </div>
      <small>
        {name}: {ink} on {ground}
      </small>
    </li>
  )
}

const sizes = [
  ['Title', '19 / 24', 600, 'Connect a Wallet'],
  ['Row', '15 / 20', 500, 'Harbour'],
  ['Button', '15 / 20', 600, 'Get a Wallet'],
  ['Body', '15 / 24', 400, copy['learn.keys.text']],
  ['Small', '13 / 18', 400, copy['connect.cue']],
] as const

/** Five sizes in the visitor’s own system font, and one of fixed width for addresses. */
export const Type: Story = {
  args: {
    title: 'Type',
    lead: 'The visitor’s system font, in five sizes. Titles are 600, rows 500. Two lines at most, 34 letters wide.',
    children: (
      <FactTable
        head={['Use', 'Size', 'Looks like']}
        rows={[
          ...sizes.map(
            ([use, size, weight, words]) =>
              [
                use,
                `${size}, ${weight}`,
                <Words key={use} size={size} weight={weight} words={words} />,
              ] as const,
          ),
          ['Address', '13 / 20, fixed width', <code key="address">0x7E5F 4552 … 9395 Bdf</code>],
        ]}
      />
    ),
  },
}

function Words({ size, weight, words }: { size: string; weight: number; words: string }) {
  const [fontSize, lineHeight] = size.split(' / ')
  return (
    <span style={{ fontSize: `${fontSize}px`, lineHeight: `${lineHeight}px`, fontWeight: weight }}>
      {words}
    </span>
  )
}

/** A grid of four pixels, and the corners of the three kinds of radius. */
export const Space: Story = {
  args: {
    title: 'Space and corners',
    lead: 'Everything stands on a grid of 4 px. The left edge of title, group, icon and button is one line.',
    children: (
      <>
        <h2>Space</h2>
        <FactTable
          head={['Pixels', 'As long as this']}
          rows={[4, 8, 12, 16, 20, 24, 28, 32].map((width) => [
            String(width),
            <div key={width} className="page-bar" style={{ inlineSize: width }} />,
          ])}
        />
        <h2>Corners</h2>
        <FactTable
          head={['Token', 'Without a choice']}
          rows={Object.entries(lightTheme.radius).map(([token, radius]) => [
            `radius.${token}`,
            radius,
          ])}
        />
      </>
    ),
  },
}

const motions = [
  { name: '--ck-enter', use: 'A dialog comes.' },
  { name: '--ck-exit', use: 'A dialog goes.' },
  { name: '--ck-move', use: 'A height or a step changes.' },
  { name: '--ck-spring', use: 'A sheet comes up, a tick is set.' },
] as const

/** Four movements, each to play. A visitor who asks for no motion has none of them. */
export const Motion: Story = {
  args: {
    title: 'Motion',
    lead: 'One thing moves at a time, and nothing moves that was not asked for. Waiting is the only loop.',
    children: (
      <ul className="page-grid">
        {motions.map((motion) => (
          <Play key={motion.name} {...motion} />
        ))}
      </ul>
    ),
  },
  play: async ({ step }) => {
    await step('A movement can be played', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Play --ck-enter' }))
      await expect(await screen.findByText('260 ms')).toBeVisible()
    })
    await step('There is something to see moving', async () => {
      const ball = document.querySelector('.page-ball')
      await expect(ball?.clientWidth).toBe(28)
    })
  },
}

function Play({ name, use }: (typeof motions)[number]) {
  const ball = useRef<HTMLSpanElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const [duration, setDuration] = useState<number>()
  useEffect(() => {
    if (track.current) setDuration(motionOf(track.current, name)?.duration)
  }, [name])
  function play() {
    const motion = track.current && motionOf(track.current, name)
    if (!motion || !track.current) return
    const way = track.current.clientWidth - 28
    ball.current?.animate(
      { transform: ['none', `translateX(${way}px) rotate(90deg)`] },
      { ...motion, fill: 'forwards' },
    )
  }
  return (
    <li className="page-card">
      <h2 className="page-name">{name}</h2>
      <p>{use}</p>
      <small>{duration === undefined ? 'No motion here' : `${duration} ms`}</small>
      <div className="ck-root" data-ck-root="ck" data-ck-mode="none">
        {/* The kit undoes every style outside of a slot. */}
        <div className="ck-slot">
          <div ref={track} className="page-track">
            <span ref={ball} className="page-ball" />
          </div>
        </div>
      </div>
      <button type="button" className="page-button" onClick={play} aria-label={`Play ${name}`}>
        Play
      </button>
    </li>
  )
}

/** The marks of wallets, unaltered: whose they are, where the drawing comes from, under which licence, and how one is removed. */
export const Marks: Story = {
  args: {
    title: 'Marks',
    lead: `The marks belong to their owners. The drawings are those of ${markPackage.name} ${markPackage.version} (${markPackage.license}), unaltered, in a package of their own.`,
    children: (
      <>
        <FactTable
          head={['Wallet', 'Mark', 'Owner', 'Guideline']}
          rows={markIds.map((id) => {
            const { wallet, website, guideline } = markSources[id]
            return [
              wallet,
              <Mark key="mark" id={id} />,
              website,
              guideline ?? 'No such page was found',
            ]
          })}
        />
        <h2>Have a mark removed</h2>
        <p>
          A mark is yours, and you want it out or replaced? Open an issue at{' '}
          <a href={manifest.bugs.url} target="_blank" rel="noopener noreferrer">
            {manifest.bugs.url}
          </a>
          , without a reason. It is taken out at once, and a version without it is published.
        </p>
        <p>
          Your page must not show one? Pass <code>withMarks</code> only the wallets whose marks you
          want, or give the wallet an icon of its own afterwards.
        </p>
      </>
    ),
  },
}

function Mark({ id }: { id: (typeof markIds)[number] }) {
  const [source, setSource] = useState<string>()
  useEffect(() => {
    let isWanted = true
    loadMark(id).then(
      (loaded) => {
        if (isWanted) setSource(loaded)
      },
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [id])
  return source === undefined ? null : <img src={source} alt="" width={32} height={32} />
}

/** How the kit speaks, in its own sentences. */
export const Voice: Story = {
  args: {
    title: 'Voice',
    lead: 'Short sentences that anyone can read once. They say what happened and what to do, and promise nothing.',
    children: (
      <FactTable
        head={['Rule', 'As it is said']}
        rows={[
          ['Say what a site can and cannot do', copy['connect.cue']],
          ['Explain without a foreign word', copy['learn.keys.text']],
          ['Say who is waited for', copy['connect.confirm']],
          ['A refusal is an answer, not a fault', copy['error.rejected']],
          ['Name the cause that can be helped', copy['error.offline']],
          ['Say what to do about a danger', copy['connect.warning.twiceLong']],
          ['Not known is not nothing', copy['account.unknown']],
          ['Where nothing can be done here, say where', copy['chain.cannotSwitch']],
        ]}
      />
    ),
  },
}
