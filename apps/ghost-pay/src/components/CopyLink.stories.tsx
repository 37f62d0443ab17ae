import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { CopyLink } from './CopyLink.tsx'

const meta = { component: CopyLink, args: { children: 'Copy link' } } satisfies Meta<
  typeof CopyLink
>

export default meta

/** It says whether the browser let the page copy. */
export const Pressed: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(await canvas.findByText(/^Copied!$|did not let this page copy/)).toBeVisible()
  },
}
