import { type CopyKey, type CopyOverrides, fillCopy } from '../copy.ts'
import type { InstructionRecipe, Instructions, InstructionStep } from './Wallet.ts'

const recipes = {
  extension: ['install', 'create', 'refresh'],
  mobile: ['install', 'create', 'scan'],
  desktop: ['install', 'create'],
} as const satisfies Record<InstructionRecipe['recipe'], readonly InstructionStep['step'][]>

/**
 * The instructions of a wallet as they are shown: its own, or those of its recipe with its name in them.
 *
 * @param name the wallet's name
 * @param overrides the host's words
 */
export function resolveInstructions(
  instructions: Instructions | InstructionRecipe | undefined,
  name: string,
  overrides?: CopyOverrides,
): Instructions | undefined {
  if (!instructions || 'steps' in instructions) return instructions
  const { recipe, learnMoreUrl } = instructions
  return {
    learnMoreUrl,
    steps: recipes[recipe].map((step) => ({
      step,
      title: fillCopy(key(recipe, step, 'title'), { wallet: name }, overrides),
      description: fillCopy(key(recipe, step, 'text'), { wallet: name }, overrides),
    })),
  }
}

/** The recipes and the keys of the copy are made for each other: `instruction.<recipe>.<step>.<part>`. */
function key(
  recipe: InstructionRecipe['recipe'],
  step: InstructionStep['step'],
  part: 'title' | 'text',
): CopyKey {
  return `instruction.${recipe}.${step}.${part}` as CopyKey
}
