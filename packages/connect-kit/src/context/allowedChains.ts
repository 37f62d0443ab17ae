/** The chains on which a visitor may be: those of the config, or the one of them that the host requires. */
export function allowedChains<chain extends { id: number }>(
  chains: readonly chain[],
  { requiredChainId }: { requiredChainId?: number | undefined },
): readonly chain[] {
  return chains.filter(({ id }) => id === (requiredChainId ?? id))
}
