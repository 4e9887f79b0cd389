# The server with its browser client: docker build -t matanui . && docker run -p 8020:8020 -v matanui:/data matanui
FROM python:3.12-slim AS build
WORKDIR /src
COPY . .
RUN pip wheel --no-deps --wheel-dir /wheels . && pip wheel --wheel-dir /wheels -c constraints.txt '/src[postgres]'

FROM python:3.12-slim
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    pip install --no-index --find-links /wheels 'matanui[postgres]' \
    && useradd --system matanui && install -d -o matanui /data
USER matanui
ENV MATANUI_HOST=0.0.0.0 MATANUI_DATABASE=sqlite+aiosqlite:////data/tables.sqlite
VOLUME /data
EXPOSE 8020
CMD ["matanui", "serve"]
