import { useMemo } from 'react'
import { describeTransaction } from '@ghost-pay/safe-protocol'

import { useAddressBook } from '../people/useAddressBook.ts'
import { readTokenHints } from '../transactions/tokenHints.ts'
import { verifyLink, type VerifyLinkParameters } from '../transactions/verifyLink.ts'
import { verifyPageFile } from '../transactions/verifyPageFile.ts'
import { sentenceToCompare } from '../verify/sentenceToCompare.ts'
import { CodeSequence } from './CodeSequence.tsx'
import { CopyButton } from './CopyButton.tsx'
import { FileHash } from './FileHash.tsx'
import { text } from './secondDeviceCopy.ts'

import './SecondDevice.css'

export type SecondDeviceCodeProps = Omit<VerifyLinkParameters, 'pageUrl' | 'account'>

/** The code, what the other device must say, and by which hash the page on it is known. */
export function SecondDeviceCode(parameters: SecondDeviceCodeProps) {
  const { signable, tokens, currency, note } = parameters
  const { safe, transaction } = signable
  const { nameOf } = useAddressBook()
  const account = nameOf(safe)
  const { url, codes } = useMemo(
    () =>
      verifyLink({
        signable,
        tokens,
        currency,
        note,
        account,
        pageUrl: new URL(verifyPageFile.name, document.baseURI).href,
      }),
    [signable, tokens, currency, note, account],
  )
  // No names but what the link says: the other device has no address book.
  const hints = readTokenHints(url)
  const description = describeTransaction({ safe, transaction, ...hints })
  const sentence = sentenceToCompare(description, hints, { safe, nonce: transaction.nonce })
  const isOne = codes.length === 1
  return (
    <div className="gp-second">
      <div>
        <CodeSequence codes={codes} />
      </div>
      <div className="gp-words gp-stack-near">
        <p>
          {isOne
            ? text('secondDevice.scan')
            : text('secondDevice.scanAll', { count: codes.length })}
        </p>
        <p className="gp-soft gp-small">{text('secondDevice.must')}</p>
        <blockquote className="gp-second-sentence">{sentence}</blockquote>
        <p className="gp-near gp-wrap">
          <a href={url} target="_blank" rel="noreferrer">
            {verifyPageFile.name}
          </a>
          <CopyButton text={url} label={text('secondDevice.copy')} />
        </p>
        <p className="gp-soft gp-small">{text('secondDevice.file')}</p>
        <p>
          <a href={verifyPageFile.name} download={verifyPageFile.name}>
            {text('secondDevice.save')}
          </a>
        </p>
        <p className="gp-soft gp-small">{text('secondDevice.hash')}</p>
        <FileHash
          name={verifyPageFile.name}
          sha256={verifyPageFile.sha256}
          copyLabel={text('secondDevice.copyHash')}
        />
      </div>
    </div>
  )
}
