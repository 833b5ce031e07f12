/** A project as saved carts need it, with its customer. */
export interface CartProject {
  id: number
  name: string
  /** null: the customer is our own, not a contractor's */
  companyId: number | null
  customerId: number
  customerName: string
  /** '' when it is not known */
  shipZip: string
}

/** The projects that carts are saved for. */
export interface CartProjects {
  /** The projects with these ids; those that do not exist are missing. */
  find(ids: readonly number[]): Promise<readonly CartProject[]>
}
