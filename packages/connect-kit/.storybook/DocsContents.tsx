import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

import { ConnectKitProvider } from '../src/provider/ConnectKitProvider.tsx'
import { storyLink } from '../src/testing/page/storyLink.ts'

/** A page of the documentation. A dialog is no part that a page imports: the props of the provider decide how it looks. */
export function DocsContents() {
  const { preparedMeta } = useOf('meta', ['meta'])
  // Parameters have no type; those of a dialog are in `inDialog`.
  const docs = preparedMeta.parameters['docs'] as
    { story?: { inline?: boolean }; asLinks?: boolean } | undefined
  const isDialog = docs?.story?.inline === false
  if (docs?.asLinks) {
    return (
      <>
        <Title />
        <StoryLinks />
      </>
    )
  }
  return (
    <>
      <Title />
      <Description of="meta" />
      <Primary />
      {isDialog ? (
        <>
          <h2>Props of ConnectKitProvider</h2>
          <ArgTypes of={ConnectKitProvider} exclude={['children']} />
        </>
      ) : (
        <Controls />
      )}
      <Stories />
    </>
  )
}

/** Stories that play by themselves: on one page all of them would begin at once. */
function StoryLinks() {
  const { componentStories } = useContext(DocsContext)
  return (
    <>
      <p>Each of them plays by itself when it is opened.</p>
      {componentStories().map((story) => (
        <section key={story.id}>
          <h3>
            <a {...storyLink(story.id)}>{story.name}</a>
          </h3>
          {/* The module of a story has no type. */}
          <Description of={story.moduleExport as object} />
        </section>
      ))}
    </>
  )
}
