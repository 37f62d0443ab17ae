/** The host that every foreign address of the cases is on. The domain `.invalid` never leads anywhere (RFC 2606). */
export const hostileHost = 'hostile.invalid'

/** Calls the witness, if a page lets it run. */
export const call = (where: string): string => `hostileMark('${where}')`

/** Texts that do something in a page which takes text for code, by name. Each calls `hostileMark` or asks the hostile host. */
export const wickedTexts: Readonly<Record<string, (where: string) => string>> = {
  image: (where) => `<img src=x onerror="${call(where)}">`,
  script: (where) => `<script>${call(where)}</script>`,
  drawing: (where) => `<svg onload="${call(where)}"></svg>`,
  frame: (where) => `<iframe srcdoc="<script>parent.${call(where)}</script>"></iframe>`,
  attribute: (where) => `x" autofocus tabindex=1 onfocus="${call(where)}" data-x="`,
  apostrophe: (where) => `x' onmouseover='${call(where)}' data-x='`,
  'end of an element': (where) =>
    `</title></style></textarea></script><script>${call(where)}</script>`,
  address: (where) => `javascript:${call(where)}`,
  template: (where) => `{{constructor.constructor("${call(where)}")()}}\${${call(where)}}`,
  entities: (where) => `&lt;img src=x onerror=&quot;${call(where)}&quot;&gt;`,
  stylesheet: (where) =>
    `}*{background:url(https://${hostileHost}/${where})}@import "//${hostileHost}/${where}";{`,
  'other page': (where) =>
    `<meta http-equiv=refresh content="0;url=https://${hostileHost}/${where}"><base href="//${hostileHost}/">`,
}
