/** The packages of which there must be one copy, the builder's: what the code of a site and the builder exchange is made by them. */
export const sharedPackages = [
  'zod',
  'react',
  'react-dom',
  'react-router-dom',
  '@mantine/core',
  '@mantine/hooks',
  '@mantine/carousel',
  '@mantine/dates',
  '@mantine/notifications',
  'embla-carousel-react',
];
