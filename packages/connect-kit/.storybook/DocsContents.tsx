import {
  ArgTypes,
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'

import { ConnectKitProvider } from '../src/provider/ConnectKitProvider.tsx'

/** A page of the documentation. A dialog is no part that a page imports: the props of the provider decide how it looks. */
export function DocsContents() {
  const { preparedMeta } = useOf('meta', ['meta'])
  // Parameters have no type; those of a dialog are in `inDialog`.
  const docs = preparedMeta.parameters['docs'] as { story?: { inline?: boolean } } | undefined
  const isDialog = docs?.story?.inline === false
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
