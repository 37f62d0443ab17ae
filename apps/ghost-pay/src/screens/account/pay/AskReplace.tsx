import { Button } from '../../../components/Button.tsx'

export type AskReplaceProps = {
  /** What takes the place of what. */
  question: string
  take: string
  keep: string
  onTake: () => void
  onKeep: () => void
}

/** Asks before something that a person has begun is replaced. */
export function AskReplace({ question, take, keep, onTake, onKeep }: AskReplaceProps) {
  return (
    <>
      <p role="status">{question}</p>
      <Button look="primary" onPress={onTake}>
        {take}
      </Button>
      <Button onPress={onKeep}>{keep}</Button>
    </>
  )
}
