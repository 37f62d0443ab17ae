/**
 * Ends what still moves, and what its end sets in motion, but for what moves without an end. What is measured afterwards has found its
 * place.
 */
export async function comeToRest(): Promise<void> {
  for (;;) {
    // Observers of sizes are called after the next frame is laid out.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    const moving = document
      .getAnimations()
      .filter(({ effect, playState }) => playState !== 'finished' && !isEndless(effect))
    if (moving.length === 0) return
    for (const animation of moving) animation.finish()
  }
}

const isEndless = (effect: AnimationEffect | null) =>
  effect?.getComputedTiming().endTime === Infinity
