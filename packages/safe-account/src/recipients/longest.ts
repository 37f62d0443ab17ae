/** Most characters of a label of a domain name, normalised (behaviour/payments#recipient-names). */
export const longestLabel = 59
