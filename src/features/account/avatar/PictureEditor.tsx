import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button, IconButton } from '#src/ui/button/Button.tsx';
import { Progress } from '#src/ui/feedback/Progress.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { useTransferTexts } from '#src/uploads/dialog/use-transfer-texts.ts';
import type { ProviderSettings } from '#src/uploads/sdk.ts';
import { avatarPixels, type Square } from './cut-picture.ts';
import styles from './PictureEditor.module.css';
import { SquarePreview } from './SquarePreview.tsx';
import type { SourcePicture } from './source-picture.ts';
import { useAvatarUpload } from './use-avatar-upload.ts';

interface PictureEditorProps {
  picture: SourcePicture;
  provider: ProviderSettings;
  onCancel: () => void;
  onSaved: () => void;
}

const maxZoom = 4;
const zoomStep = 0.25;
/** Screen pixels per press of an arrow key. */
const keyboardStep = 8;

/** Crops a square out of a picture by pointer, wheel, touch or keys, and saves it as the user's avatar. */
export function PictureEditor({ picture, provider, onCancel, onSaved }: PictureEditorProps) {
  const t = useTranslate();
  const texts = useTransferTexts();
  const address = useFileAddress(picture.file);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const [square, setSquare] = useState<Square | null>(null);
  const upload = useAvatarUpload({ picture, provider, onSaved });

  return (
    <Stack>
      <p id="crop-help" className={styles.help}>
        {t('account:Drag the picture, or move it with the arrow keys. Zoom with the slider.')}
      </p>
      <div className={styles.work}>
        <div className={styles.frame}>
          {address && (
            <Cropper
              image={address}
              crop={place}
              zoom={zoom}
              rotation={turns * 90}
              maxZoom={maxZoom}
              aspect={1}
              cropShape="round"
              objectFit="cover"
              showGrid={false}
              keyboardStep={keyboardStep}
              onCropChange={setPlace}
              onZoomChange={setZoom}
              onCropAreaChange={(_, { x, y, width }) => setSquare({ x, y, width, turns })}
              cropperProps={{
                role: 'group',
                'aria-label': t('account:Part of the picture'),
                'aria-describedby': 'crop-help',
              }}
              mediaProps={{ alt: '' }}
              // The page's content security policy allows style sheets only.
              disableAutomaticStylesInjection
            />
          )}
        </div>
        {square && <Previews bitmap={picture.bitmap} square={square} />}
      </div>
      <Tools
        zoom={zoom}
        onZoom={setZoom}
        onRotate={() => {
          setTurns((turns + 1) % 4);
          setPlace({ x: 0, y: 0 });
        }}
        isSmall={square !== null && square.width < avatarPixels}
      />
      {upload.progress && (
        <Progress
          label={t('account:Saving your picture')}
          value={
            upload.progress.bytes === 0 ? undefined : upload.progress.bytes / upload.progress.total
          }
          text={texts.progress(upload.progress)}
        />
      )}
      <div className={styles.actions}>
        <Button onClick={upload.progress ? upload.cancel : onCancel}>{t('common:Cancel')}</Button>
        <Button
          look="primary"
          pending={upload.pending}
          disabled={!square}
          onClick={() => square && upload.save(square)}
        >
          {t('account:Save picture')}
        </Button>
      </div>
    </Stack>
  );
}

function Previews(picture: { bitmap: ImageBitmap; square: Square }) {
  return (
    <div className={styles.previews}>
      {[200, 64, 32].map((size) => (
        <SquarePreview key={size} {...picture} size={size} />
      ))}
    </div>
  );
}

interface ToolsProps {
  zoom: number;
  onZoom: (zoom: number) => void;
  onRotate: () => void;
  /** True if the part would have to be enlarged. */
  isSmall: boolean;
}

function Tools({ zoom, onZoom, onRotate, isSmall }: ToolsProps) {
  const t = useTranslate();
  const zoomBy = (step: number) => onZoom(Math.min(maxZoom, Math.max(1, zoom + step)));
  return (
    <div>
      <div className={styles.tools}>
        <IconButton
          icon="minus"
          label={t('account:Zoom out')}
          size="dense"
          onClick={() => zoomBy(-zoomStep)}
        />
        <label className={styles.slider}>
          <span>{t('account:Zoom')}</span>
          <input
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={zoom}
            onChange={(event) => onZoom(event.target.valueAsNumber)}
          />
        </label>
        <IconButton
          icon="plus"
          label={t('account:Zoom in')}
          size="dense"
          onClick={() => zoomBy(zoomStep)}
        />
        <IconButton
          icon="rotate"
          label={t('account:Rotate to the right')}
          size="dense"
          onClick={onRotate}
        />
      </div>
      <p role="status" className={styles.help}>
        {isSmall && t('account:This part is small, so your picture may look blurred.')}
      </p>
    </div>
  );
}

/** A file's object URL; null until it has been made. */
function useFileAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  // The browser keeps the file in memory until its address is revoked.
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setAddress(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return address;
}
