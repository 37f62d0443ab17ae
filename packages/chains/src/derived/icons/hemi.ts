// Derived from the icons by `pnpm derive`. Not to be edited by hand.

export default '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" fill="none" viewBox="0 0 24 24"><path fill="#FF6C15" d="M24 0H0v24h24z"/><path fill="#fff" d="M13.533 4.002a.15.15 0 0 0-.173.12l-.987 5.722h-.746l-.987-5.722a.15.15 0 0 0-.173-.12c-3.534.692-6.24 3.753-6.454 7.479 0 0-.013.16-.013.24V12c0 3.952 2.787 7.253 6.467 7.985a.15.15 0 0 0 .173-.12l.987-5.722h.746l.987 5.735a.15.15 0 0 0 .173.12c3.52-.705 6.227-3.753 6.454-7.479 0 0 .013-.16.013-.24V12c0-3.979-2.773-7.266-6.467-7.998"/></svg>'
