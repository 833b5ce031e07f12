export const texts = {
  forbidden: 'Your account may not do this. Ask an administrator of the store for the permission.',
} as const
