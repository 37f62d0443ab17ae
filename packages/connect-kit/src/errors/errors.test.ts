import { expect, test } from 'vitest'

import {
  ChainNotConfiguredError,
  ConnectKitError,
  ConnectorNotFoundError,
  NoAddressOrChainError,
  ProviderRequiredError,
  SignInError,
  UserRejectedSwitchError,
} from './errors.ts'

test.each([
  [
    new ChainNotConfiguredError({ chainId: 10, connectorId: 'rabby' }),
    'Chain "10" not configured for connector "rabby"',
  ],
  [new ConnectorNotFoundError('rabby'), 'Connector not found'],
  [new NoAddressOrChainError(), 'No address or chain ID found'],
  [new ProviderRequiredError('rabby'), 'Provider is required'],
  [new UserRejectedSwitchError({ chainId: 10 }), 'User rejected switch after adding network'],
  [new SignInError('nonce'), 'Error preparing message, please retry!'],
  [new SignInError('message'), 'Oops, something went wrong!'],
  [new SignInError('sign'), 'Error signing message, please retry!'],
  [new SignInError('verify'), 'Error verifying signature, please retry!'],
])('the message is contract: %s', (error, message) => {
  expect(error.message).toBe(message)
  expect(error).toBeInstanceOf(ConnectKitError)
})

test('the cause is kept', () => {
  const cause = new Error('the node said no')
  expect(new SignInError('verify', { cause }).cause).toBe(cause)
})
