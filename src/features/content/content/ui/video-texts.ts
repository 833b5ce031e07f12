import { defineTexts } from '#lib/language/texts.ts'

export const videoTexts = defineTexts({
  home: 'Home',
  title: 'Installation videos',
  lead:
    'Short drawn clips about delivery, installation and care. They have captions, chapters and a ' +
    'transcript.',
  silent:
    'The clips are animated drawings without sound; the captions have every word. They don’t replace ' +
    'your model’s manual or a licensed installer.',
  chapters: 'Chapters',
  transcript: 'Transcript',
  captions: 'English captions',
  keys:
    'With the keyboard: Tab to the video, then Space plays and pauses, [ and ] go to the chapter before or ' +
    'after, C turns captions on and off.',
  all: 'All videos',
  article: 'Read the full article',
  length: (seconds: number) => `${seconds} seconds`,
  noVideo: 'Your browser can’t play this video. The transcript below has all of its words.',
  at: (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`,
})
