// Derived from the icons by `pnpm derive`. Not to be edited by hand.

export default '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" fill="none" viewBox="0 0 24 24"><path fill="#FCFE52" d="M24 0H0v24h24z"/><path fill="#fff" d="M4 4h16v5.715h-2.765a5.714 5.714 0 1 0 0 4.57H20V20H4z"/></svg>'
