import 'leaflet/dist/leaflet.css';
import minus from 'virtual:icon/minus';
import plus from 'virtual:icon/plus';
import { ActionIcon, Anchor, Button, Container, Group, Stack, Text, Title } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import type { Map as LeafletMap, Marker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { LineIcon, levelBelow, SectionIntro, type SectionProps } from 'site-from-json/ui';
import styles from './ShopMap.module.css';
import type shopMap from './section.ts';

/** Shops in a list, and on a map that is drawn in the browser. Leaflet writes no HTML here, which the policy would stop. */
export default function ShopMap({ section, heading }: SectionProps<typeof shopMap>) {
  const { id, title, text, items, tiles, source, labels } = section;
  const canvas = useRef<HTMLElement>(null);
  const shown = useRef<{ map: LeafletMap; markers: Marker[] }>(undefined);
  const isStill = useReducedMotion();

  useEffect(() => {
    const element = canvas.current;
    let isLeft = false;
    // It needs a browser to be imported.
    import('leaflet').then(({ default: leaflet }) => {
      if (isLeft || !element) return;
      const map = leaflet.map(element, {
        zoomControl: false,
        attributionControl: false,
        scrollWheelZoom: false,
        zoomAnimation: !isStill,
        fadeAnimation: !isStill,
        markerZoomAnimation: !isStill,
      });
      const icon = leaflet.divIcon({ className: styles.marker, iconSize: [28, 28], html: false });
      const markers = items.map(({ name, latitude, longitude }) => {
        const popup = document.createElement('strong');
        popup.textContent = name;
        return leaflet
          .marker([latitude, longitude], { icon, title: name })
          .bindPopup(popup, { closeButton: false })
          .addTo(map);
      });
      map.fitBounds(leaflet.latLngBounds(markers.map((marker) => marker.getLatLng())), {
        padding: [40, 40],
        maxZoom: 15,
      });
      leaflet.tileLayer(tiles, { maxZoom: 19 }).addTo(map);
      shown.current = { map, markers };
    });
    return () => {
      isLeft = true;
      shown.current?.map.remove();
      shown.current = undefined;
    };
  }, [items, tiles, isStill]);

  const show = (at: number) => {
    const marker = shown.current?.markers[at];
    if (!marker) return;
    shown.current?.map.setView(marker.getLatLng(), 16, { animate: !isStill });
    marker.openPopup();
    canvas.current?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' });
  };

  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <div className={styles.columns}>
        <Stack component="ul" gap="lg" className={styles.places}>
          {items.map(({ id, name, address, hours, href }, at) => (
            <li key={id}>
              <Title order={levelBelow(heading)} size="h4">
                {name}
              </Title>
              <Text>{address}</Text>
              {hours && <Text c="dimmed">{hours}</Text>}
              <Group gap="md" mt="xs">
                <Button variant="default" size="xs" className={styles.needsScript} onClick={() => show(at)}>
                  {labels.show}
                </Button>
                {href && <Anchor href={href}>{labels.way}</Anchor>}
              </Group>
            </li>
          ))}
        </Stack>
        <div className={styles.needsScript}>
          <div className={styles.frame}>
            <section ref={canvas} aria-label={labels.map} className={styles.map} />
            <ActionIcon.Group orientation="vertical" className={styles.zoom}>
              <ActionIcon
                variant="default"
                size="xl"
                aria-label={labels.nearer}
                onClick={() => shown.current?.map.zoomIn()}
              >
                <LineIcon of={plus} size={18} />
              </ActionIcon>
              <ActionIcon
                variant="default"
                size="xl"
                aria-label={labels.farther}
                onClick={() => shown.current?.map.zoomOut()}
              >
                <LineIcon of={minus} size={18} />
              </ActionIcon>
            </ActionIcon.Group>
          </div>
          <Text size="sm" mt="xs">
            <Anchor href={source.href} c="dimmed">
              {source.label}
            </Anchor>
          </Text>
        </div>
      </div>
    </Container>
  );
}
