/** A file of a project. */
export type SourceFile = { path: string; text: string }

/** A package as it lies on the disk. */
export type InstalledPackage = { path: string; version: string }

/** What the doctor looks at. */
export type Project = {
  /** The version of Node that runs. */
  node: string
  /** The packages that the kit needs as peers: the range of versions, by name. */
  peers: Readonly<Record<string, { range: string; optional: boolean }>>
  /** Where each of these packages is found: by the app, by the kit, by wagmi. The same folder stands here once. */
  installed: Readonly<Record<string, readonly InstalledPackage[]>>
  /** The sources of the app, without comments, and its configuration. */
  files: readonly SourceFile[]
}

/** Something that the doctor found. */
export type Finding = {
  /** A problem breaks the app; a hint may be as it should be. */
  level: 'problem' | 'hint'
  /** What is so. */
  sentence: string
  /** What to do about it. */
  remedy: string
}
