// The stand-in for the provider's hosted picker: registers itself where the SDK's loader looks for it, and lets users
// choose files. Served only by the mock provider.
{
  const loaderId = 'fs-loader-picker';

  class Picker {
    constructor(client, options = {}) {
      this.client = client;
      this.options = options;
    }

    open() {
      const { container, displayMode } = this.options;
      const isInline = displayMode === 'inline';
      this.element = document.createElement(isInline ? 'div' : 'dialog');
      this.element.setAttribute('role', isInline ? 'group' : 'dialog');
      this.element.setAttribute('aria-label', 'Hosted picker');
      this.fill(this.element);
      if (isInline) findElement(container).append(this.element);
      else {
        document.body.append(this.element);
        this.element.showModal();
      }
      this.options.onOpen?.({ close: () => this.close() });
      return Promise.resolve();
    }

    crop(files) {
      return this.open().then(() => files);
    }

    cancel() {
      this.options.onCancel?.({ filesUploaded: [], filesFailed: [] });
      return this.close();
    }

    close() {
      if (!this.element) return Promise.resolve();
      this.element.remove();
      this.element = undefined;
      this.options.onClose?.();
      return Promise.resolve();
    }

    fill(element) {
      const { fromSources = [], lang = 'en' } = this.options;
      const note = document.createElement('p');
      const sources = fromSources.join(', ');
      note.textContent = `This stands for the upload provider's picker (${lang}): ${sources}`;
      const drive = document.createElement('p');
      element.append(note, drive, this.makeInput(), this.makeButton());
      element.addEventListener('cancel', (event) => {
        event.preventDefault();
        void this.cancel();
      });
      if (fromSources.length > 0) void this.list(fromSources[0], drive);
    }

    /** Lists the files in the drive's first folder. */
    async list(source, place) {
      const { [source]: folder } = await this.ask('folder/list', { [source]: { path: '/' } });
      for (const { name, path, folder: isFolder } of folder?.contents ?? []) {
        if (isFolder) continue;
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = name;
        button.style.marginInlineEnd = '8px';
        button.addEventListener('click', () => void this.take(source, path));
        place.append(button);
      }
    }

    /** Makes the provider store a file from a drive. */
    async take(source, path) {
      this.options.onUploadStarted?.([{ filename: path.slice(1), source }]);
      const { [source]: stored } = await this.ask('store/', {
        [source]: { path, store: this.options.storeTo ?? {} },
      });
      const file = { ...stored, source, originalPath: path };
      await this.close();
      this.options.onUploadDone?.({
        filesUploaded: stored?.handle ? [file] : [],
        filesFailed: stored?.handle ? [] : [{ filename: path.slice(1), source }],
      });
    }

    async ask(path, clouds) {
      const { apikey, policy, signature, urls } = this.client.session;
      const { accept } = this.options;
      const body = {
        apikey,
        flow: 'web',
        clouds,
        ...(policy && { policy, signature }),
        ...(path.startsWith('folder') && accept && { accept: [accept].flat() }),
      };
      const response = await fetch(`${urls.cloudApiUrl}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return response.ok ? response.json() : {};
    }

    makeInput() {
      const label = document.createElement('label');
      const input = document.createElement('input');
      input.type = 'file';
      input.multiple = (this.options.maxFiles ?? 1) > 1;
      input.accept = [this.options.accept ?? []].flat().join();
      input.addEventListener('change', () => void this.uploadAll([...input.files]));
      label.append('Choose files ', input);
      return label;
    }

    makeButton() {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Cancel';
      button.addEventListener('click', () => this.cancel());
      return button;
    }

    async uploadAll(files) {
      const result = { filesUploaded: [], filesFailed: [] };
      const chosen = files.slice(0, this.options.maxFiles ?? 1).map(describe);
      this.options.onUploadStarted?.(chosen.map(({ told }) => told));
      for (const { file, told } of chosen) {
        const { isUploaded, answer } = await this.upload(file, told);
        result[isUploaded ? 'filesUploaded' : 'filesFailed'].push(answer);
      }
      await this.close();
      this.options.onUploadDone?.(result);
    }

    async upload(file, told) {
      const { storeTo, onFileSelected, onFileUploadStarted } = this.options;
      const token = {};
      await onFileSelected?.(told);
      onFileUploadStarted?.(told, token);
      const onProgress = (progress) => this.options.onFileUploadProgress?.(told, progress);
      try {
        const done = await this.client.upload(
          { file, name: file.name },
          { onProgress },
          storeTo,
          token,
        );
        const { handle, url, status, key, container, alt = '' } = done;
        const answer = { ...told, handle, url, status, key, container, alt };
        this.options.onFileUploadFinished?.(answer);
        return { isUploaded: true, answer };
      } catch (error) {
        this.options.onFileUploadFailed?.(told, error);
        return { isUploaded: false, answer: { ...told, status: 'Failed' } };
      }
    }
  }

  function findElement(container) {
    return typeof container === 'string' ? document.getElementById(container) : container;
  }

  function describe(file) {
    const { name, type, size } = file;
    const told = {
      filename: name,
      mimetype: type,
      originalPath: name,
      size,
      source: 'local_file_system',
      uploadId: crypto.randomUUID(),
      originalFile: { name, type, size },
    };
    return { file, told };
  }

  window.filestackInternals ??= {};
  const internals = window.filestackInternals;
  internals.modules ??= {};
  internals.modules[loaderId] = { instance: Picker, metadata: { version: 'mock' } };
}
