import { clearIndexedDb } from '../offchain/stores/indexedDb.ts'
import { sharedChannel } from './sharedChannel.ts'

/**
 * Deletes what the gateway in the pages of this origin has recorded. Pages that are open forget it too, and none of them writes it
 * back.
 *
 * @param name of the gateway, as in `createPageGateway`
 */
export async function wipePageGateway(name = 'local-gateway'): Promise<void> {
  await clearIndexedDb(name)
  const channel = new BroadcastChannel(sharedChannel(name))
  channel.postMessage('wiped')
  channel.close()
}
