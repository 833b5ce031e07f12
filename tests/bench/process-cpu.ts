/** Milliseconds of the processor that the store spends while this work goes on, with one reading of them. */
export async function cpuMs(url: string, work: () => Promise<unknown>): Promise<number> {
  const before = await readCpu(url)
  await work()
  return (await readCpu(url)) - before
}

async function readCpu(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]) * 1_000
}
