export const texts = {
  unknown: 'There is no such mail.',
}
