/** The house that installers work in: its ducts, with the equipment of a heat pump. */
export const houseOfWork = { drawing: null, dimensions: null, view: 'house-bare', name: 'heat-pump' } as const
