import type { MouseEvent, ReactNode } from 'react'

import emberPot from './pot-1.svg'
import moonBowl from './pot-2.svg'
import roundJar from './pot-3.svg'
import tallVase from './pot-4.svg'
import pitcher from './pot-5.svg'

import './Shop.css'

const shelf = [
  { name: 'Tall vase', price: 86, picture: tallVase },
  { name: 'Round jar', price: 64, picture: roundJar },
  { name: 'Pitcher', price: 72, picture: pitcher },
  { name: 'Moon bowl', price: 58, picture: moonBowl },
  { name: 'Ember pot', price: 94, picture: emberPot },
]

export type ShopProps = {
  /** What stands at the right of the head: a button of the kit. */
  button: ReactNode
  /** What stands below the head in the place of the shop's own things. */
  children?: ReactNode
}

/** A shop with a button of the kit. A link that leads to another page stays here. */
export function Shop({ button, children }: ShopProps) {
  return (
    <div className="shop" onClickCapture={stay}>
      <header className="shop-top">
        <span className="shop-brand">Oxbow Ceramics</span>
        {button}
      </header>
      <main>
        {children ?? (
          <>
            <ShopFront />
            <ul className="shop-shelf">
              {shelf.map(({ name, price, picture }) => (
                <li key={name}>
                  <img src={picture} alt="" />
                  <span>
                    <b>{name}</b> {price}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </main>
    </div>
  )
}

/** What the shop says of itself. */
export function ShopFront() {
  return (
    <div className="shop-hero">
      <p>
        Thrown slowly,
        <br />
        fired once.
      </p>
      <img src={emberPot} alt="" />
      <img src={moonBowl} alt="" />
    </div>
  )
}

/** The dialogs hand their events up as well, although they stand elsewhere on the page. */
function stay(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link?.target === '_blank') event.preventDefault()
}
