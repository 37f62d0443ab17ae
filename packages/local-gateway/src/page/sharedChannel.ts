/**
 * Name of the BroadcastChannel on which pages announce that stored data changed. Pages of different versions use the same one.
 *
 * @param name of the gateway
 */
export const sharedChannel = (name: string): string => `${name} stored`
