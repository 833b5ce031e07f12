export const texts = {
  recentlyViewed: 'Seen recently',
} as const
