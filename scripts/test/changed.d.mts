export interface WhatToRun {
  everything: boolean
  pages: boolean
  journeys: boolean
}

export function whatToRun(files: readonly string[]): WhatToRun
