// What the scripts that render clips share: the page of a frame, and ffmpeg. The store needs neither.
import { spawn } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const SIZE = { width: 960, height: 540 }

const asset = (path, type) => `data:${type};base64,${readFileSync(join(root, path)).toString('base64')}`
const css = (path) => readFileSync(join(root, path), 'utf8')
const font = (name) =>
  asset(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`, 'font/woff2')

/** Fonts, tokens and drawing styles of the store, on a page of the size of a frame. */
export const frameStyle = () => `
@font-face { font-family: "Public Sans Variable"; src: url(${font('public-sans')}); font-weight: 100 900 }
@font-face {
  font-family: "Archivo Narrow Variable";
  src: url(${font('archivo-narrow')});
  font-weight: 400 700;
}
${css('src/ui/tokens.css')}${css('src/drawings/data/drawings.css')}
* { margin: 0; box-sizing: border-box }
body {
  width: ${SIZE.width}px;
  height: ${SIZE.height}px;
  background: var(--sunken);
  color: var(--ink);
  position: relative;
  overflow: hidden;
  font-family: "Public Sans Variable";
}`

const WEBM = ['-c:v', 'libvpx-vp9', '-crf', 42, '-b:v', 0, '-g', 240, '-row-mt', 1]
const WEBM_SPEED = ['-deadline', 'good', '-cpu-used', 1]
const MP4 = ['-c:v', 'libx264', '-crf', 29, '-preset', 'veryslow', '-tune', 'animation']
const MP4_FORMAT = ['-profile:v', 'main', '-g', 240, '-movflags', '+faststart']

/** Gives frames to ffmpeg and waits for its file. */
function encode(file, frames, framesASecond, options) {
  const input = ['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', framesASecond, '-i', '-']
  const args = [...input, ...options, '-pix_fmt', 'yuv420p', '-an', file].map(String)
  return new Promise((resolve, reject) => {
    const ffmpeg = spawn('ffmpeg', args, { stdio: ['pipe', 'inherit', 'inherit'] })
    ffmpeg.on('error', reject)
    ffmpeg.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))))
    for (const frame of frames) ffmpeg.stdin.write(frame)
    ffmpeg.stdin.end()
  })
}

/**
 * Writes a clip in both formats with a large and a small poster, which is a frame of its own.
 * @returns the bytes of the largest file
 */
export async function writeClip(base, frames, { framesASecond, poster }) {
  await encode(`${base}.webm`, frames, framesASecond, [...WEBM, ...WEBM_SPEED])
  await encode(`${base}.mp4`, frames, framesASecond, [...MP4, ...MP4_FORMAT])
  await writePosters(base, poster)
  return Math.max(...['.webm', '.mp4', '.webp', '-small.webp'].map((end) => statSync(base + end).size))
}

/** Writes a picture as the large and the small poster of a clip. */
export async function writePosters(base, png) {
  const picture = sharp(png)
  await picture.clone().webp({ quality: 62, effort: 6 }).toFile(`${base}.webp`)
  await picture.clone().resize(256).webp({ quality: 55, effort: 6 }).toFile(`${base}-small.webp`)
}

/** "00:01:05.500", as WebVTT writes a moment. */
export function stamp(seconds) {
  const minutes = Math.floor(seconds / 60)
  return `00:${String(minutes).padStart(2, '0')}:${(seconds - minutes * 60).toFixed(3).padStart(6, '0')}`
}
