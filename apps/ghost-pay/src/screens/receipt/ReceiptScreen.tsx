import { useMutation } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { getClient } from 'wagmi/actions'
import { checkReceiptFile, type ReceiptFileCheck } from '@ghost-pay/safe-account/checks'

import { useTokensOnChain } from '../../account/useTokensOnChain.ts'
import { chains } from '../../chains.ts'
import { Button } from '../../components/Button.tsx'
import { FileField } from '../../components/FileField.tsx'
import { Notice } from '../../components/Notice.tsx'
import { readTextFile } from '../../page/readTextFile.ts'
import { Screen } from '../../Screen.tsx'
import { useTitle } from '../../useTitle.ts'
import { text } from './receiptCheckCopy.ts'
import { ReceiptCheckView } from './ReceiptCheckView.tsx'

/** Holds a receipt that somebody has handed over against the chain. It needs no account and no wallet. */
export function ReceiptScreen() {
  useTitle(text('check.page'))
  const config = useConfig()
  const { mutate, data, variables, submittedAt, isPending, isError } = useMutation({
    mutationFn: async (file: File) => {
      const read = await readTextFile(file)
      // What is no text is no receipt either, and is called so.
      const clientOf = (chainId: number) => getClient(config, { chainId })
      return checkReceiptFile(clientOf, read.status === 'text' ? read.text : '')
    },
  })
  return (
    <Screen>
      <div className="gp-stack-tight">
        <h1>{text('check.page')}</h1>
        <p className="gp-soft">{text('check.lead')}</p>
      </div>
      <FileField
        label={text('check.file')}
        hint={text('check.hint')}
        accept=".json,application/json"
        size="large"
        onFiles={([file]) => {
          // From here on nothing is said of the file before.
          if (file !== undefined) mutate(file)
        }}
      />
      {isPending && <p role="status">{text('check.reading')}</p>}
      {isError && (
        <Notice
          tone="warning"
          title={text('check.silent')}
          urgent
          action={<Button onPress={() => mutate(variables)}>{text('check.again')}</Button>}
        />
      )}
      {data !== undefined && <Checked key={submittedAt} check={data} />}
    </Screen>
  )
}

/** With the names and decimals that the chain itself gives the tokens. */
function Checked({ check }: { check: ReceiptFileCheck }) {
  const receipt = check.status === 'checked' ? check.receipt : undefined
  const payments = [
    ...(receipt?.payments ?? []),
    ...(check.status === 'checked'
      ? check.checked.differences.flatMap((one) => (one.field === 'missing' ? [one.payment] : []))
      : []),
  ]
  const chainId = receipt?.chainId ?? chains[0].id
  const { tokens } = useTokensOnChain(chainId, [
    ...new Set(payments.flatMap(({ token }) => (token === null ? [] : [token]))),
  ])
  const chain = chains.find(({ id }) => id === chainId)
  return <ReceiptCheckView check={check} tokens={tokens} chain={chain} />
}
