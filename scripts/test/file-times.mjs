// A vitest reporter that writes how long each test file took, set-up and clean-up included.
import { writeFileSync } from 'node:fs'

// biome-ignore lint/style/noDefaultExport: vitest loads the default export of a reporter file
export default class FileTimes {
  #times = []

  onTestModuleEnd(module) {
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
      module.diagnostic()
    const ms = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
    this.#times.push({ file: module.relativeModuleId ?? module.moduleId, ms: Math.round(ms) })
  }

  onTestRunEnd() {
    if (process.env.FILE_TIMES) writeFileSync(process.env.FILE_TIMES, JSON.stringify(this.#times))
  }
}
