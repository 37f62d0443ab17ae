/** The faces of the wallets that the examples make up. They are drawn for this and are not the marks of real products. */
export const exampleMarks: Readonly<Record<string, string>> = {
  Harbour:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#1d5bf0" d="M0 0h32v32H0z"/><path fill="#fff" d="M17 5.5a10 10 0 0 1 9.5 10.5H17z"/><path fill="#fff" opacity=".55" d="M15 9a8 8 0 0 0-7.5 7H15z"/><path fill="#fff" d="M5.5 18.5h21a9.5 8 0 0 1-9.5 8h-2a9.5 8 0 0 1-9.5-8z"/></svg>',
  Juniper:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#e3efe0" d="M0 0h32v32H0z"/><path fill="#2c6a41" d="M16 17V5a12 12 0 0 1 0 12z"/><path fill="#2c6a41" d="M16 17C16 9 10 6.5 5 6.5 5 12.5 9 17 16 17z"/><path fill="#5d9b6b" d="M16 17c0-8 6-10.5 11-10.5C27 12.5 23 17 16 17z"/><circle cx="11" cy="22.5" r="4.5" fill="#274f8f"/><circle cx="20.5" cy="21.5" r="4.5" fill="#3d6bb5"/></svg>',
  Lantern:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#ffb31f" d="M0 0h32v32H0z"/><path d="M11.5 8.5a4.5 4.5 0 0 1 9 0" fill="none" stroke="#3b2500" stroke-width="2"/><path fill="#3b2500" d="M9 9h14l2 14a4 4 0 0 1-4 4H11a4 4 0 0 1-4-4z"/><path fill="#fff1c9" d="M16 12.5a6 6 0 0 1 6 6v4.5H10v-4.5a6 6 0 0 1 6-6z"/><path fill="#ff7a1a" d="M16 15.5a3.5 3.5 0 0 1 3.5 3.5V23H16z"/></svg>',
  Meridian:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#0f1d46" d="M0 0h32v32H0z"/><circle cx="16" cy="16" r="10" fill="#f5f0e1"/><path fill="#0f1d46" d="M16 6a10 10 0 0 1 0 20c4-2.5 6-6 6-10s-2-7.5-6-10z"/><path d="M6.5 16h19" stroke="#e65a3a" stroke-width="2"/></svg>',
  'Pocket Orchard':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#d8402f" d="M0 0h32v32H0z"/><path fill="#fff" d="M15.300 11a7.800 7.800 0 1 0 0 15.600z"/><path fill="#ffd9d2" d="M16.700 11a7.800 7.800 0 1 1 0 15.600z"/><path fill="#fff" d="M16 9.5a6 6 0 0 1 6-6 6 6 0 0 1-6 6z"/></svg>',
  Phone:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#eef0f3" d="M0 0h32v32H0z"/><rect x="10" y="5" width="12" height="22" rx="3.5" fill="#14171c"/><path fill="#fff" d="M12.5 9h7v7a7 7 0 0 1-7-7z"/><path fill="#7f8794" d="M19.5 23h-7v-7a7 7 0 0 1 7 7z"/></svg>',
}
