/** The colours of design: paper and ink, one accent, three signals. `tokens.css` says the same values to the browser. */
export type Tokens = {
  paper: string
  raised: string
  sunken: string
  line: string
  /** Around what can be filled in. */
  edge: string
  ink: string
  inkSoft: string
  accent: string
  accentHover: string
  accentPressed: string
  onAccent: string
  accentWash: string
  done: string
  warning: string
  stop: string
  warningWash: string
  stopWash: string
}

/** Light: paper. */
export const lightTokens: Tokens = {
  paper: '#fbfaf8',
  raised: '#ffffff',
  sunken: '#f5f3ef',
  line: '#e6e3dd',
  edge: '#86837c',
  ink: '#14151a',
  inkSoft: '#5c5f69',
  accent: '#0b6b7a',
  accentHover: '#0a6271',
  accentPressed: '#095965',
  onAccent: '#ffffff',
  accentWash: '#e7f1f2',
  done: '#1a7f4b',
  warning: '#8a5a00',
  stop: '#b42318',
  warningWash: '#fbf3e1',
  stopWash: '#fdeeec',
}

/** Dark: ink. */
export const darkTokens: Tokens = {
  paper: '#101114',
  raised: '#17191e',
  sunken: '#1d2026',
  line: '#2a2d35',
  edge: '#6f7480',
  ink: '#f2f1ee',
  inkSoft: '#a2a6b1',
  accent: '#6fd3df',
  accentHover: '#85dae4',
  accentPressed: '#9be1e9',
  onAccent: '#101114',
  accentWash: '#16282c',
  done: '#58c48c',
  warning: '#e0ac4b',
  stop: '#ff8a7a',
  warningWash: '#2b2314',
  stopWash: '#2f1a18',
}
