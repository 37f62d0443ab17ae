/** What is said beside a list or a page whose gateway or node did not answer. */
export const failedCopy = {
  'failed.again': 'Try again',
  'failed.gateway':
    'We cannot show {what} until it answers. Nothing is lost: what the account holds is on the chain.',
  'failed.here':
    'Until then we cannot show {what}. Nothing is lost: what the account holds is on the chain.',
  'failed.offline': 'Without a network we cannot show {what}. Nothing is lost: it is on the chain.',
  'failed.node': 'The node did not answer, so the chain could not be asked about {what}.',
  'failed.node.then': 'Nothing is signed on the gateway’s word alone.',
} as const
