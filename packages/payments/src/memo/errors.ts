import { PaymentsError } from '../errors.ts'

/** A reference, or calldata that should carry one, is not what a memo can be bound to. */
export class InvalidMemoError extends PaymentsError {
  override name = 'InvalidMemoError'
  /** `reference`: no 32 bytes; `data`: no plain ERC-20 transfer; `bound`: it carries a reference already. */
  readonly code: 'reference' | 'data' | 'bound'

  constructor(code: 'reference' | 'data' | 'bound') {
    super(sentences[code])
    this.code = code
  }
}

const sentences = {
  reference: 'A reference is 32 bytes as hex text.',
  data: 'Only a transfer of an ERC-20 token, ABI-encoded and with nothing behind it, can carry a reference.',
  bound: 'This transfer carries a reference already.',
} as const
