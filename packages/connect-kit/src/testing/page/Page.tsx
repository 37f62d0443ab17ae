import type { ReactNode } from 'react'

import './Page.css'

export type PageProps = { title: string; lead: string; children: ReactNode }

/** A written page among the stories. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <main className="page">
      <h1>{title}</h1>
      <p className="page-lead">{lead}</p>
      {children}
    </main>
  )
}
