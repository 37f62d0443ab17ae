import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { useCompact } from '../platform/useCompact.ts'
import { buildWalletOption, exampleWallets } from '../testing/buildWalletOption.ts'
import { inDialog } from '../testing/inDialog.ts'
import { ConnectModalView } from './ConnectModalView.tsx'

const [harbour, , lantern, meridian, orchard] = exampleWallets
const missing = buildWalletOption({ name: 'Meridian', ready: false })

const meta = {
  title: 'ConnectModal',
  component: ConnectModalView,
  render: function Shown(args) {
    return <ConnectModalView {...args} layout={useCompact() ? 'sheet' : args.layout} />
  },
  parameters: inDialog,
  args: {
    layout: 'wide',
    step: { name: 'none' },
    wallets: exampleWallets,
    phone: false,
    browserName: 'Firefox',
    canGoBack: false,
    onSelect: fn(),
    onClose: fn(),
    onBack: fn(),
    onLearn: fn(),
    onGet: fn(),
    onWant: fn(),
    onInstall: fn(),
    onExtension: fn(),
    onMobile: fn(),
    onContinue: fn(),
    onConnect: fn(),
    onRetry: fn(),
    onCancel: fn(),
    onStayed: fn(),
    onRefresh: fn(),
  },
} satisfies Meta<typeof ConnectModalView>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}

export const Compact: Story = { args: { layout: 'compact' } }

export const NothingInstalled: Story = {
  args: { wallets: exampleWallets.filter(({ installed }) => !installed) },
}

export const NoWallets: Story = { args: { wallets: [] } }

export const ManyWallets: Story = {
  args: {
    wallets: [
      ...exampleWallets,
      ...Array.from({ length: 24 }, (_, index) =>
        buildWalletOption({
          name: `Wallet of town ${index + 1}`,
          groupName: 'Others',
          groupIndex: 3,
        }),
      ),
    ],
  },
}

export const TwoOfOneName: Story = {
  args: {
    wallets: [
      buildWalletOption({
        name: 'Harbour',
        id: 'a',
        groupName: 'Installed',
        groupIndex: 0,
        rdns: 'example.harbour',
        warning: 'same-rdns',
      }),
      buildWalletOption({
        name: 'Harbour',
        id: 'b',
        groupName: 'Installed',
        groupIndex: 0,
        rdns: 'example.harbour',
        warning: 'same-rdns',
      }),
      ...exampleWallets.slice(1),
    ],
  },
}

export const WithDisclaimer: Story = {
  parameters: {
    kit: {
      appInfo: {
        appName: 'Example',
        learnMoreUrl: 'https://wallets.example',
        disclaimer: (
          <>
            By connecting you agree to the <a href="https://example.test/terms">terms</a>.
          </>
        ),
      },
    },
  },
}

export const RightToLeft: Story = {
  parameters: {
    kit: {
      locale: 'ar',
      copy: {
        'connect.title': 'اتصل بمحفظة',
        'connect.recent': 'الأخيرة',
        'connect.group.installed': 'مثبّتة',
        'connect.group.popular': 'شائعة',
        'connect.group.more': 'المزيد',
        'dialog.close': 'إغلاق',
        'learn.title': 'ما هي المحفظة؟',
        'learn.keys.title': 'سلسلة مفاتيحك',
        'learn.keys.text': 'تحفظ المحفظة مفاتيح ما تملكه، ولا يتحرك شيء قبل أن توقّع.',
        'learn.login.title': 'طريق دخولك',
        'learn.login.text': 'اتصل بها بدلاً من إنشاء حساب وكلمة مرور لكل موقع.',
        'learn.get': 'احصل على محفظة',
        'learn.more': 'اعرف المزيد',
      },
    },
  },
}

export const LearnCompact: Story = {
  args: { layout: 'compact', step: { name: 'learnCompact' }, canGoBack: true },
}

export const Get: Story = { args: { step: { name: 'get' }, canGoBack: true } }

export const GetOnPhone: Story = {
  args: { layout: 'compact', step: { name: 'get' }, phone: true, canGoBack: true },
}

export const Opening: Story = { args: { step: { name: 'connect', wallet: harbour!, attempt: 1 } } }

export const Failed: Story = {
  args: {
    step: {
      name: 'connect',
      wallet: harbour!,
      attempt: 1,
      failure: { kind: 'rejected', retryable: true },
    },
  },
}

export const Locked: Story = {
  args: {
    step: {
      name: 'connect',
      wallet: harbour!,
      attempt: 1,
      failure: { kind: 'pending-request', retryable: true, code: -32002 },
    },
  },
}

export const ScanCode: Story = {
  args: { step: { name: 'connect', wallet: lantern!, attempt: 1, uri: pairingUri() } },
}

export const ScanCodeCompact: Story = {
  args: {
    layout: 'compact',
    canGoBack: true,
    step: { name: 'connect', wallet: lantern!, attempt: 1, uri: pairingUri() },
  },
}

export const ScanWithAnyPhone: Story = {
  args: {
    step: { name: 'connect', wallet: exampleWallets.at(-1)!, attempt: 1, uri: pairingUri() },
  },
}

export const OpenOnPhone: Story = {
  args: {
    layout: 'compact',
    phone: true,
    canGoBack: true,
    step: { name: 'connect', wallet: orchard!, attempt: 1, uri: pairingUri() },
  },
}

export const DidItOpen: Story = {
  args: {
    layout: 'compact',
    phone: true,
    canGoBack: true,
    step: { name: 'connect', wallet: orchard!, attempt: 1, uri: pairingUri(), stayed: true },
  },
}

export const NotInstalled: Story = {
  args: {
    step: {
      name: 'connect',
      wallet: { ...missing, mobileDownloadUrl: 'https://wallet.example' },
      attempt: 1,
    },
  },
}

export const NotAvailable: Story = {
  args: {
    step: {
      name: 'connect',
      wallet: { ...missing, unavailable: 'project-id-missing' },
      attempt: 1,
    },
  },
}

export const DownloadOptions: Story = {
  args: { step: { name: 'downloadOptions', wallet: lantern! }, canGoBack: true },
}

export const DownloadOptionsExtensionOnly: Story = {
  args: { step: { name: 'downloadOptions', wallet: meridian! }, canGoBack: true },
}

export const Download: Story = {
  args: { step: { name: 'download', wallet: lantern! }, canGoBack: true },
}

export const InstructionsMobile: Story = {
  args: { step: { name: 'instructionsMobile', wallet: lantern! }, canGoBack: true },
}

export const InstructionsExtension: Story = {
  args: { step: { name: 'instructionsExtension', wallet: meridian! }, canGoBack: true },
}

export const ExtensionFound: Story = {
  args: {
    step: { name: 'instructionsExtension', wallet: meridian! },
    wallets: [
      ...exampleWallets.filter(({ id }) => id !== 'meridian'),
      { ...meridian!, ready: true },
    ],
    canGoBack: true,
  },
}

/** As long as a real one. */
function pairingUri() {
  return `wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303&expiryTimestamp=1764000000`
}
