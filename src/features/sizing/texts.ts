/** What a person reads about the size of equipment. */
export const texts = {
  zipUnknown: 'We have no weather data for this ZIP code. Please call us and we will size your home with you.',
  onlyUs: 'We size homes in the United States. Please call us for a home elsewhere.',
} as const
