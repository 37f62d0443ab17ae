import { motionOf } from './motion.ts'
import { open } from './page.ts'
import { topLayer } from './topLayer.ts'

/** The names of the animations of what leaves (Dialog.css). */
const leaving = /^ck-out/

/**
 * Animates the closing of a dialog that is already removed: a copy of it plays the animation, which cannot be pressed or focused
 * and which screen readers do not read. The page can be used meanwhile. After a connection the ring of the copy closes, the word
 * of success shows, and the copy shrinks into the button that opened the dialog. Any press ends the animation.
 *
 * @param layer the dialog with its backdrop, about to be taken out of the page
 * @param done what to say of a connection that was made in this dialog; absent for a dialog that was only closed
 */
export function leave(layer: HTMLElement, done?: string): void {
  const picture = layer.cloneNode(true) as HTMLElement
  const from = [...layer.querySelectorAll('*')]
  const shown = new Map(timed(layer).map((each) => [keyOf(each, from), each]))
  const dialog = picture.querySelector<HTMLElement>('.ck-dialog')
  const lock = picture.querySelector<HTMLElement>('.ck-lock[data-ring]')
  if (!dialog) return

  picture.inert = true
  picture.ariaHidden = 'true'
  picture.dataset['leaving'] = ''
  for (const element of [picture, ...picture.querySelectorAll('*')]) {
    for (const name of ['id', 'role', 'aria-live', 'data-ck-live']) element.removeAttribute(name)
  }
  if (done !== undefined && lock) {
    picture.dataset['leaving'] = 'done'
    lock.dataset['ring'] = 'connected'
    const title = picture.querySelector('.ck-asking-title')
    if (title) title.textContent = done
  }
  const place = layer.closest('[data-ck-place]')
  ;(place?.parentNode ?? document.body).append(picture)
  if (layer.matches(topLayer())) picture.showPopover()
  const root = layer.getRootNode()
  const scope = root instanceof ShadowRoot ? root : document
  // Another dialog took its place: the page behind stays as dim as it was. The one that leaves may still be in the page.
  const others = [...scope.querySelectorAll('.ck-layer:not([data-leaving])')]
  if (others.some((each) => each !== layer)) picture.dataset['leaving'] = 'on'

  const to = [...picture.querySelectorAll('*')]
  for (const [index, element] of from.entries()) {
    if (element.scrollTop > 0 && to[index]) to[index].scrollTop = element.scrollTop
  }
  for (const each of timed(picture)) {
    if (each instanceof CSSAnimation && leaving.test(each.animationName)) continue
    const same = shown.get(keyOf(each, to))
    if (same) each.currentTime = same.currentTime
    // What turns without an end has none to go to.
    else if (each.effect?.getComputedTiming().endTime === Infinity) each.cancel()
    // The ring alone has something new to say; the step has come in before.
    else if (lock?.dataset['ring'] !== 'connected' || !lock.contains(targetOf(each))) each.finish()
  }
  const opener = open.find((each) => each.layer === layer)?.before?.around
  // A page that is made for all widths has several, and hides some.
  const connect = [opener, ...scope.querySelectorAll('.ck-connect')].find(
    (each) => each && each.getClientRects().length > 0,
  )
  const button = connect?.getBoundingClientRect()
  let welcome: Animation | undefined
  if (connect && button && picture.dataset['leaving'] === 'done') {
    // The button takes the dialog in.
    const spring = { ...motionOf(connect, '--ck-spring'), delay: 900, fill: 'backwards' } as const
    welcome = connect.animate([{ scale: 0.92 }, { scale: 1 }], spring)
    const { left, top, width, height } = dialog.getBoundingClientRect()
    const way = [
      button.left + button.width / 2 - left - width / 2,
      button.top + button.height / 2 - top - height / 2,
    ]
    dialog.style.setProperty('--ck-home', way.map((pixels) => `${Math.round(pixels)}px`).join(' '))
  }
  // A copy has none of what a script moves: the height that glides, and the step that goes out (glide.ts).
  for (const each of shown.values()) {
    if (each instanceof CSSAnimation || each instanceof CSSTransition) continue
    const target = targetOf(each)
    const own = target && to[from.indexOf(target)]
    if (!own || !(each.effect instanceof KeyframeEffect)) continue
    own.animate(each.effect.getKeyframes(), each.effect.getTiming()).currentTime = each.currentTime
  }

  const ends = new AbortController()
  const end = () => {
    ends.abort()
    picture.remove()
  }
  const hasten = () => {
    end()
    welcome?.finish()
  }
  for (const press of ['keydown', 'pointerdown']) {
    document.addEventListener(press, hasten, { capture: true, signal: ends.signal })
  }
  const ways = picture
    .getAnimations({ subtree: true })
    .filter((each) => each instanceof CSSAnimation && leaving.test(each.animationName))
  void Promise.allSettled(ways.map(({ finished }) => finished)).then(end)
}

/** What moves in an element, but for what a host moves by scrolling, which has no time. */
const timed = (element: Element) =>
  element.getAnimations({ subtree: true }).filter(({ timeline }) => timeline === document.timeline)

/** Where an animation runs, and which it is: the same in a dialog and in its picture. */
function keyOf(animation: Animation, elements: readonly Element[]): string {
  const { effect } = animation
  const target = targetOf(animation)
  const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null
  const name = animation instanceof CSSAnimation ? animation.animationName : ''
  return `${target ? elements.indexOf(target) : -1}${pseudo ?? ''} ${name}`
}

function targetOf({ effect }: Animation): Element | null {
  return effect instanceof KeyframeEffect ? effect.target : null
}
