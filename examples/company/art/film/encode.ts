import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { film } from './stage.ts';

/** Writes raw RGB pictures, in their order, as an H.264 film that starts to play while it still loads. */
export async function encodeFilm(file: string, pictures: AsyncIterable<Buffer>): Promise<void> {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${film.width}x${film.height}`,
    '-r',
    String(film.rate),
    '-i',
    'pipe:0',
  ];
  const video = [
    '-an',
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-tune',
    'animation',
    '-crf',
    '26',
    '-profile:v',
    'high',
    '-threads',
    '1',
  ];
  const color = [
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
  ];
  const output = [
    '-movflags',
    '+faststart',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    file,
  ];
  const ffmpeg = spawn('ffmpeg', ['-y', '-v', 'error', ...input, ...video, ...color, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve, reject) => {
    ffmpeg.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Error('ffmpeg is missing. Install it (Debian: apt-get install ffmpeg) and run this again.')
          : error,
      ),
    );
    ffmpeg.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with code ${code}.`))));
  });
  const write = async (): Promise<void> => {
    for await (const picture of pictures) if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain');
    ffmpeg.stdin.end();
    await finished(ffmpeg.stdin);
  };
  await Promise.race([ended, write().then(() => ended)]);
}
