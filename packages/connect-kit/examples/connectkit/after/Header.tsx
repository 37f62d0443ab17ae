import { ConnectButton } from '@ghost-pay/connect-kit'

export const Header = () => (
  <header>
    <ConnectButton label="Sign in" showBalance accountStatus="address" />
  </header>
)
