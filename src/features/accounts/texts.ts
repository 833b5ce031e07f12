export const texts = {
  forbidden: 'Your account may not do this. Ask an administrator of the store for the permission.',
  signInNeeded: 'Sign in to the partner portal first.',
  signInAgain: 'Your sign-in has ended. Sign in to the partner portal again.',
  notFound: 'We could not find this. It may have been removed, or it belongs to another company.',
  stepUpNeeded: 'Please confirm that it is you. Enter your second factor again to go on.',
} as const
