import 'react-easy-crop/react-easy-crop.css';
import { Button, Group, Modal, SegmentedControl, Slider, Text } from '@mantine/core';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { crop } from '../document/files.ts';

const shapes = { '16:9': 16 / 9, '4:3': 4 / 3, '1:1': 1, '3:4': 3 / 4 };

interface Props {
  file: string;
  onClose: () => void;
  /** Receives the new file. */
  onDone: (file: string) => void;
}

/** Crops a picture: the pointer or the arrow keys move it, and the slider enlarges it. */
export default function CropDialog({ file, onClose, onDone }: Props) {
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [shape, setShape] = useState<keyof typeof shapes>('16:9');
  const [area, setArea] = useState<Area>();
  const [trouble, setTrouble] = useState('');
  const cut = async () => {
    if (!area) return;
    const answer = await crop({ file, crop: area });
    if (answer.ok) onDone(answer.file);
    else setTrouble(answer.error);
  };
  return (
    <Modal opened onClose={onClose} title="Crop" size="lg">
      <div style={{ position: 'relative', blockSize: 360 }}>
        <Cropper
          image={file}
          crop={place}
          zoom={zoom}
          aspect={shapes[shape]}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          cropperProps={{ 'aria-label': 'The part to keep: move it with the arrow keys' }}
        />
      </div>
      <Group mt="sm" wrap="nowrap">
        <SegmentedControl
          aria-label="Shape"
          data={Object.keys(shapes)}
          value={shape}
          onChange={(value) => setShape(value as keyof typeof shapes)}
        />
        <Slider flex={1} min={1} max={4} step={0.1} value={zoom} onChange={setZoom} label={null} thumbLabel="Size" />
        <Button onClick={() => void cut()}>Use this part</Button>
      </Group>
      {trouble && (
        <Text c="var(--mantine-color-error)" size="sm" mt="xs" role="alert">
          {trouble}
        </Text>
      )}
    </Modal>
  );
}
