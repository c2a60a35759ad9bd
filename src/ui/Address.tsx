import { Text } from '@mantine/core';

/** A postal address, line by line. */
export const Address = ({ lines }: { lines: string[] }) => (
  <Text component="address" size="lg" fs="normal">
    {lines.map((line) => (
      <div key={line}>{line}</div>
    ))}
  </Text>
);
