/** A photo of a damage report. Buyers who opened the order by its postal code pass the code on. */
export const damagePhotoPath = (orderID: string, photo: string, postal: string | undefined): string => {
  const path = `/v1/api/orders/${encodeURIComponent(orderID)}/damage/${photo}`
  return postal ? `${path}?postal=${encodeURIComponent(postal)}` : path
}
