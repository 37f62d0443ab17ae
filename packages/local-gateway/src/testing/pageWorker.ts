import { createPageGateway, type PageGateway, type PageGatewayParameters } from '../page.ts'

/** A page with a gateway that a test can kill: a worker has the same locks, channels and databases as a page. */
export type ToPage =
  | { type: 'open'; parameters: PageGatewayParameters }
  | { type: 'ask'; id: number; url: string; init: RequestInit }
  /** Blocks its thread, as a page does that the browser has frozen. */
  | { type: 'freeze'; milliseconds: number }
export type FromPage =
  | { type: 'opened' }
  | { type: 'answer'; id: number; status: number; text: string }
  | { type: 'change'; change: unknown }

let gateway: PageGateway | undefined
const post = (message: FromPage) => {
  postMessage(message)
}

addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
  switch (data.type) {
    case 'open':
      gateway = createPageGateway(data.parameters)
      gateway.onChange((change) => post({ type: 'change', change }))
      return post({ type: 'opened' })
    case 'ask':
      return void gateway?.fetch(data.url, data.init).then(async (response) => {
        post({ type: 'answer', id: data.id, status: response.status, text: await response.text() })
      })
    case 'freeze': {
      const until = Date.now() + data.milliseconds
      while (Date.now() < until);
    }
  }
})
