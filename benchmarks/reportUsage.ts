/** What a process has used since it was asked before. Milliseconds and megabytes. */
export type Usage = {
  /** Processor time of all threads. */
  cpu: number
  /** The longest turn of the loop, in processor time: for so long no request was answered. */
  longestTurn: number
  rss: number
  /** The most since the start. */
  mostRss: number
}

const inMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000

/** Answers every message of the parent with what this process has used since the one before. */
export function reportUsage(): void {
  let turn = process.threadCpuUsage()
  let longestTurn = 0
  let cpu = process.cpuUsage()
  setInterval(() => {
    longestTurn = Math.max(longestTurn, inMs(process.threadCpuUsage(turn)))
    turn = process.threadCpuUsage()
  }, 5)
  process.on('message', () => {
    const usage: Usage = {
      cpu: inMs(process.cpuUsage(cpu)),
      longestTurn,
      rss: process.memoryUsage.rss() / 1e6,
      mostRss: process.resourceUsage().maxRSS / 1e3,
    }
    cpu = process.cpuUsage()
    longestTurn = 0
    process.send?.(usage)
  })
}
