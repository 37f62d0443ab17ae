// Derived from the icons by `pnpm derive`. Not to be edited by hand.

export default '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" fill="none" viewBox="0 0 24 24"><path fill="#fff" d="M24 0H0v24h24z"/><path fill="#000" fill-rule="evenodd" d="M5.857 5a.46.46 0 0 0-.437.325L4.013 9.671a.25.25 0 0 0 .23.33h4.086c.165 0 .282.166.23.328l-3.025 9.342a.25.25 0 0 0 .23.329h4.382a.46.46 0 0 0 .437-.325l3.028-9.35a.46.46 0 0 1 .437-.325h4.095a.46.46 0 0 0 .438-.325l1.406-4.346a.25.25 0 0 0-.23-.329z" clip-rule="evenodd"/></svg>'
