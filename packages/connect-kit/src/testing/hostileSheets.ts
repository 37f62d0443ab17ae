/**
 * Stylesheets as pages have them: what the templates of a build tool start with, the resets of CSS frameworks, a blog's
 * typography, and rules that no page should have. None knows of the kit, and none may be seen on it.
 */
export const hostileSheets = {
  'a template that dresses buttons': `
    :root { font: 400 16px/1.5 Inter, Avenir, Arial, sans-serif; color-scheme: light dark; color: rgb(255 255 255 / 0.87);
      background-color: #242424; font-synthesis: none; text-rendering: optimizeLegibility; -webkit-font-smoothing: antialiased }
    a { font-weight: 500; color: #646cff; text-decoration: inherit }
    a:hover { color: #535bf2 }
    body { margin: 0; display: flex; place-items: center; min-width: 320px; min-height: 100vh }
    h1 { font-size: 3.2em; line-height: 1.1 }
    button { border-radius: 8px; border: 1px solid transparent; padding: 0.6em 1.2em; font-size: 1em; font-weight: 500;
      font-family: inherit; background-color: #f9f9f9; cursor: pointer; transition: border-color 0.25s }
    button:hover { border-color: #646cff }
    button:focus, button:focus-visible { outline: 4px auto -webkit-focus-ring-color }
    #root { max-width: 1280px; margin: 0 auto; padding: 2rem; text-align: center }`,
  'a template that dresses headings': `
    :root { --text: #6b6375; --accent: #aa3bff; font: 18px/145% system-ui, 'Segoe UI', Roboto, sans-serif; letter-spacing: 0.18px;
      color: var(--text); background: #fff; color-scheme: light dark }
    body { margin: 0 }
    h1, h2 { font-family: system-ui, sans-serif; font-weight: 500; color: #08060d }
    h1 { font-size: 56px; letter-spacing: -1.68px; margin: 32px 0 }
    h2 { font-size: 24px; line-height: 118%; letter-spacing: -0.24px; margin: 0 0 8px }
    p { margin: 0 }
    code, .counter { font-family: ui-monospace, monospace; display: inline-flex; border-radius: 4px; color: #08060d }
    #root { width: 1126px; max-width: 100%; margin: 0 auto; text-align: center; border-inline: 1px solid #e5e4e7;
      display: flex; flex-direction: column; box-sizing: border-box }`,
  'a utility framework, in no layer': `
    *, ::after, ::before, ::backdrop { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid #e5e7eb }
    html { line-height: 1.5; tab-size: 4; font-family: ui-sans-serif, sans-serif }
    ol, ul, menu { list-style: none }
    h1, h2, h3, h4 { font-size: inherit; font-weight: inherit }
    a { color: inherit; text-decoration: inherit }
    img, svg, video, canvas { display: block; vertical-align: middle }
    img, video { max-width: 100%; height: auto }
    button, input, select, textarea, ::file-selector-button { font: inherit; letter-spacing: inherit; color: inherit;
      border-radius: 0; background-color: transparent; opacity: 1 }
    button, [role='button'] { cursor: pointer; background-image: none; text-transform: none }
    ::placeholder { opacity: 1; color: #9ca3af }
    [hidden]:where(:not([hidden='until-found'])) { display: none !important }`,
  'a utility framework, in its layers': `
    @layer theme, base, components, utilities;
    @layer base {
      *, ::after, ::before { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid red }
      h1, h2, h3 { font-size: inherit; font-weight: inherit }
      a { color: inherit; text-decoration: inherit }
      img, svg { display: block; vertical-align: middle; max-width: 100%; height: auto }
      button, input { font: inherit; color: inherit; background-color: transparent; border-radius: 0 }
    }`,
  'a component framework': `
    *, *::before, *::after { box-sizing: border-box }
    @media (prefers-reduced-motion: no-preference) { :root { scroll-behavior: smooth } }
    body { margin: 0; font: 400 1rem/1.5 system-ui, 'Helvetica Neue', sans-serif; color: #212529; background-color: #fff;
      -webkit-text-size-adjust: 100%; text-align: center }
    h1, h2, h3, h4, h5, h6 { margin-top: 0; margin-bottom: 0.5rem; font-weight: 500; line-height: 1.2; color: inherit }
    h2 { font-size: calc(1.325rem + 0.9vw) } h3 { font-size: 1.75rem }
    p { margin-top: 0; margin-bottom: 1rem }
    ol, ul { padding-left: 2rem; margin-top: 0; margin-bottom: 1rem }
    a { color: #0d6efd; text-decoration: underline }
    img, svg { vertical-align: middle }
    label { display: inline-block }
    button { border-radius: 0; text-transform: none; margin: 0; font-family: inherit; font-size: inherit; line-height: inherit }
    button:focus:not(:focus-visible) { outline: 0 }
    [role='button'] { cursor: pointer }
    button:not(:disabled), [type='button']:not(:disabled) { cursor: pointer }
    [type='search'] { -webkit-appearance: textfield; outline-offset: -2px }
    [hidden] { display: none !important }`,
  'a reset of what browsers differ in': `
    html { line-height: 1.15; -webkit-text-size-adjust: 100%; font-size: 62.5%; cursor: default; overflow-wrap: break-word; tab-size: 4 }
    *, ::before, ::after { box-sizing: inherit; background-repeat: no-repeat; text-decoration: inherit; vertical-align: inherit }
    main, nav, section, header { display: block } h1 { font-size: 2em; margin: 0.67em 0 } hr { overflow: visible; height: 0 }
    a { background-color: transparent } b, strong { font-weight: bolder } small { font-size: 80% } img { border-style: none }
    ul[role='list'], ol[role='list'], nav ul, nav ol { list-style: none; padding: 0 } svg:not(:root) { overflow: hidden }
    svg:not([fill]) { fill: currentColor } button, input { font: inherit; font-size: 100%; line-height: 1.15; margin: 0; overflow: visible }
    button { text-transform: uppercase; letter-spacing: 0.0892857em; line-height: 36px; padding: 0 16px; min-width: 64px; height: 36px;
      background: none; border: 0; outline: 0; box-shadow: 0 1px 5px #0003; -webkit-tap-highlight-color: transparent }
    button, [type='button'], [type='submit'] { -webkit-appearance: button } button::-moz-focus-inner { border-style: none; padding: 0 }
    [type='search'] { -webkit-appearance: textfield; outline-offset: -2px } ::-webkit-search-decoration { -webkit-appearance: none }
    [aria-busy='true'] { cursor: progress } [aria-controls] { cursor: pointer } [aria-disabled='true'] { cursor: not-allowed }
    [aria-hidden='false'][hidden] { display: initial } a, button, input, [tabindex] { touch-action: manipulation }
    :focus:not(:focus-visible) { outline: none } :target { scroll-margin-block: 5ex }
    @media (prefers-reduced-motion: reduce) { *, ::before, ::after { animation-duration: 1ms; transition-duration: 0s } }`,
  'a reset that unsets everything': `
    *:where(:not(html, iframe, canvas, img, svg, video, audio):not(svg *, symbol *)) { all: unset; display: revert }
    *, ::before, ::after { box-sizing: border-box } a, button { cursor: revert } ol, ul, menu, summary { list-style: none }
    img { max-inline-size: 100%; max-block-size: 100% } input, textarea { user-select: auto } ::placeholder { color: unset }
    :where([hidden]) { display: none } :where([draggable='true']) { -webkit-user-drag: element }
    button, a, input, h2, p, ul, li, section, header, span { all: unset }
    @layer reset, page;
    /* In a layer it takes the language from an element that says one: nothing that comes later gives that back. */
    @layer reset { *:where(:not(svg, svg *)) { all: unset; display: revert; -webkit-locale: revert-layer } *::before, *::after { all: unset } }
    @layer page { button { text-transform: uppercase; all: unset } html { font-size: 62.5% } }`,
  'a blog': `
    html { font-size: 62.5% }
    body { font: italic 2rem/1.9 Georgia, serif; color: #444; text-align: justify; hyphens: auto; letter-spacing: 0.02em;
      word-spacing: 0.1em; text-indent: 1em; text-shadow: 0 1px 0 #fff; list-style: square; cursor: help; quotes: '«' '»';
      font-variant-caps: small-caps; font-feature-settings: 'onum'; line-break: anywhere; tab-size: 2; orphans: 3 }
    header { background: #eee; padding: 3rem; border-bottom: 4px double #ccc; text-transform: uppercase; height: 20rem }
    header h2 { font-size: 4rem; color: crimson }
    section { margin: 4rem 0; padding: 2rem; background: ivory; border: 1px solid tan; display: grid; columns: 2 }
    h2::before { content: '# '; color: tan } h3 { font-variant: small-caps; border-bottom: 1px solid; margin: 2em 0 1em }
    p { margin: 1.6rem 0; max-width: 60ch; text-indent: 2em; line-height: 2 } p::first-letter { font-size: 3em; float: left }
    ul { list-style: square inside; padding-left: 4rem; margin: 2rem } li { margin: 1rem 0; padding: 0.5rem; display: list-item }
    li::marker { color: red } li::before { content: '– ' } li + li { border-top: 1px dotted }
    a { color: green; text-decoration: underline wavy; border-bottom: 1px solid; padding: 0 2px } a::after { content: ' ↗' }
    a[target='_blank'] { padding-right: 3rem; background: pink } img { border: 8px solid #fff; max-width: 50%; float: left }
    svg { width: 3rem; height: 3rem; fill: tomato; overflow: visible } path { fill: tomato; stroke: none; stroke-width: 4 }
    circle, rect { stroke: red; stroke-width: 3 } g { opacity: 0.5 }
    input { border: 2px inset; padding: 1rem; width: 100%; background: lightyellow; color: brown } input::placeholder { color: red }
    label { display: block; font-weight: bold; margin: 1rem } span { font-size: 90%; display: inline-block }
    div { min-height: 1px; position: static } button { text-shadow: 1px 1px red; text-transform: uppercase; float: right }`,
  'rules for everything': `
    * { box-sizing: content-box; margin: 1em; padding: 2px; border: 1px dashed red; color: red; background: yellow; opacity: 0.9;
      font: bold 20px/3 fantasy; letter-spacing: 3px; text-transform: uppercase; float: left; transform: rotate(1deg);
      transition: all 2s; animation: none; box-shadow: 0 0 3px red; filter: blur(1px); position: static; display: inline;
      overflow: visible; outline: 3px solid lime; z-index: 3; min-height: 3em; max-width: 20em; white-space: pre; cursor: wait;
      user-select: none; text-align: right; vertical-align: top; clip-path: circle(40%); mix-blend-mode: multiply; gap: 30px;
      align-items: end; justify-content: end; flex: 1; order: 2; grid-area: 1 / 1; columns: 2; content-visibility: auto;
      contain: paint; will-change: transform; isolation: isolate; zoom: 1.2; rotate: 2deg; scale: 1.1; translate: 3px;
      aspect-ratio: 1; object-fit: none; resize: both; appearance: auto; touch-action: none; scroll-snap-align: start;
      overscroll-behavior: auto; text-overflow: clip; word-break: break-all; mask: linear-gradient(red, blue); inset: 4px;
      fill: red; stroke: lime; stroke-width: 3; stroke-dasharray: 3; paint-order: stroke; writing-mode: vertical-lr }
    /* On these two they would move and scale the page itself, and whatever stands in it. */
    html, body { transform: none; rotate: none; scale: none; translate: none; zoom: 1; filter: none; contain: none;
      will-change: auto; content-visibility: visible; clip-path: none; mask: none; border: 0; margin: 0; max-width: none }
    *::before, *::after { content: 'x'; display: block; position: absolute; inset: 0; background: red }
    * + * { margin-top: 3rem } :last-child { margin-bottom: 0 }
    :focus, :focus-visible, :hover { outline: 9px solid red; background: blue }
    [class] { border-radius: 3px } [aria-hidden] { display: none } [title] { text-decoration: underline dotted }
    [tabindex] { cursor: crosshair } [data-size] { width: 3px } [role] { padding: 40px } [disabled] { filter: grayscale(1) }`,
  // CKEditor 5 begins the names of its classes and variables as the kit does; most of its rules want its own class as well.
  'an editor of text': `
    :root { --ck-color-text: #333; --ck-color-base-background: #fff; --ck-font-face: Helvetica, Arial; --ck-border-radius: 2px;
      --ck-spacing-unit: 0.6em; --ck-color-button-action-text: #53a336; --ck-font-size-base: 13px; --ck-z-default: 1 }
    .ck-hidden { display: none !important }
    .ck-dialog-scroll-locked { overflow: hidden }
    .ck-reset_all :not(.ck-reset_all-excluded *), .ck.ck-reset_all { all: unset; font: 13px Helvetica }
    .ck.ck-button, a.ck.ck-button { display: inline-flex; padding: 3px; color: var(--ck-color-text) }
    .ck.ck-icon { vertical-align: middle; font-size: 0.8em } .ck.ck-list { list-style: none; background: #fff }
    .ck.ck-dialog { border: 1px solid #ccc; max-width: 90% } .ck-content p { margin: 1em 0 } .ck-widget { outline: 3px solid }
    .ck-body-wrapper, .ck-source-editing-area, .ck-editor__editable { position: relative; padding: 9px }`,
  'rules of one line': `
    * { all: revert } * { box-sizing: content-box } button { display: block; width: 100% } svg { display: block }
    h2 { font-size: 5rem } [hidden] { display: block } :focus { outline: none } dialog, [role='dialog'] { max-width: 90% }
    [popover] { border: 1px solid; padding: 1em; opacity: 0; transition: opacity 1s, display 1s allow-discrete }
    ::backdrop { background: linear-gradient(#000, #000); backdrop-filter: blur(9px); opacity: 0.9 }
    ::selection { background: red } ::-webkit-scrollbar { width: 3px } :disabled { opacity: 0.2 }
    [aria-live] { display: none } [role='status'], [role='region'] { padding: 2em; border-left: 4px solid }
    [aria-expanded='true'] { transform: rotate(180deg) } [data-state], [data-size], [data-mode] { display: flex }
    label { display: inline-flex; margin: 1em } input[type='search'] { width: 12em } [inert] { opacity: 0.3 }`,
  'rules with an id': `
    #root button, #root div, #root span, #root svg, #root img, #page button, #page div, #page h2, #page header, #page li, #page a,
    #page svg, #page path, #page p, #page ul, #page section, #page input, #page h3, #page span {
      background: #f9f9f9; color: #f9f9f9; padding: 9px; margin: 5px; border: 3px solid; font: 700 9px/9px serif;
      border-radius: 0; display: block; width: auto; height: auto; min-width: 0; text-align: left; fill: red; stroke: red }
    body > div { max-width: 300px; margin: auto; position: relative; display: block; background: #fff }
    #root .app main > div button:hover { color: lime; background: lime }`,
} satisfies Record<string, string>
