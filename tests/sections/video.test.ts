import { expect, it } from 'vitest';
import { playerOf } from '../../src/sections/video/player.ts';

const youtube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1';

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
  ['https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&list=PL1', youtube],
  ['https://youtu.be/aqz-KE-bpKQ?si=x&t=90', `${youtube}&start=90#t=90s`],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s', `${youtube}&start=90#t=90s`],
  ['https://youtu.be/aqz-KE-bpKQ?t=1h2m3s', `${youtube}&start=3723#t=3723s`],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ#t=2m', `${youtube}&start=120#t=120s`],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=soon', youtube],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', youtube],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://vimeo.com/76979871/0a1b2c', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=0a1b2c'],
  ['https://tube.example.org/w/9c9de5', 'https://tube.example.org/videos/embed/9c9de5?autoplay=1'],
  ['https://tube.example.org/videos/watch/9c9de5', 'https://tube.example.org/videos/embed/9c9de5?autoplay=1'],
  ['https://www.youtube.com/@sample', undefined],
  ['https://evil.example/?u=https://youtu.be/aqz-KE-bpKQ', undefined],
  ['/media/how-we-work.mp4', undefined],
])('the video of %s is played by %s', (page, player) => {
  expect(playerOf(page)).toBe(player);
});
