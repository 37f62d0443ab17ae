/** The text in a part of a link. A link that was cut or typed by hand can be no encoded text: then it is read as it stands. */
export function decodeLinkText(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
