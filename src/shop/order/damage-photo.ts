/** A photo of a damage report. Buyers who opened the order by its postal code pass the code on. */
export const damagePhotoPath = (orderID: string, photo: string, postal: string | undefined): string =>
  `/v1/api/orders/${encodeURIComponent(orderID)}/damage/${photo}${postal ? `?postal=${encodeURIComponent(postal)}` : ''}`
