// Derived from the icons by `pnpm derive`. Not to be edited by hand.

export default '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" fill="none" viewBox="0 0 24 24"><path fill="#000" d="M24 0H0v24h24z"/><path fill="#fff" d="M4 5h2v14H4z"/><path fill="#fff" d="M16.5 4.5v2H4v-2zm.5 13v2H4v-2zm-.5-10c2 0 3.25 1.5 3.25 2.5H18c0-.25-.565-1-1.5-1-1.125 0-1.5.5-1.5 1s.25.75 1.5 1c1.155.23 3.5.75 3.5 2.75 0 1.6-1.75 2.75-3.5 2.75-1.4 0-3.5-.75-3.5-3h1.5c0 .75 1 1.5 2 1.5.6 0 1.75-.25 1.75-1.25S17.1 12.6 16.5 12.5c-1.5-.25-3.25-.75-3.25-2.5 0-1.25 1.25-2.5 3.25-2.5"/></svg>'
